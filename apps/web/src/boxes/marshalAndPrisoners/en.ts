/** The words of the round cards of Marshal & Prisoners in English. */
export const words = {
  'turn.jarring': 'Jarring',
  'turn.jarring.help': 'The train shakes: no Shoot and no Punch may be played.',
  'question.scheming.drawJarring': '{who}, on a jarring turn you hold nothing to play: draw three.',
} as const;
