/** What happens at a table with the card of the last car. */
export type LastCarFact =
  /** The caboose is out of the game with all that lies and stands on it; what runs beside it keeps up with the train. */
  { kind: 'carUnhooked'; car: number };
