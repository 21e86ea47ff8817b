/** A section of a manual. A name that is no common word is enough to cite it; `as` are other ways in which it is cited. */
export interface Section {
  readonly name: string;
  readonly as?: readonly string[];
}

export interface Manual {
  /** Whose rules it tells; `express` by default. */
  readonly game?: 'express' | 'super';
  /** The one box that has its rules; by default every other. */
  readonly box?: string;
  /** What a citation begins with. */
  readonly name: string;
  readonly sections: readonly Section[];
}

const named = (...names: string[]): Section[] => names.map((name) => ({ name }));
const steps = (name: string, first: number, last: number): Section[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ name: `${name} ${first + i}` }));

/** The sections of the manuals that have rules in them, in their order. */
export const MANUALS: readonly Manual[] = [
  {
    name: 'Big Box manual',
    sections: [
      ...steps('Set Up', 1, 12).filter(({ name }) => !/ (7|8|9)$/.test(name)),
      { name: 'Teams-of-2 game' },
      { name: '2- and 3-player game', as: ['two characters'] },
      ...named("Schemin'", 'Cover rule', 'Expert variant', "Stealin'", 'End of the Game'),
      ...named('Move', 'Change Floor', 'Loot', 'Shoot', 'Punch', 'Marshal', 'Ride', 'Move+ / Change Floor+'),
      ...named('Capture', 'Brilliant Idea'),
      ...steps('Character Powers', 1, 8),
      ...named('General rules', 'The Marshal', "Marshal's Goal Card"),
      { name: 'Arrest Warrants', as: ['warrant'] },
      { name: "Marshal's Bullet Cards" },
      { name: 'Extended Penalties', as: ['extended penalties'] },
      { name: 'Instant Penalties', as: ['instant penalties', 'instantPenalty'] },
      ...named('The Prison Car', 'The Prisoners', 'The Stagecoach', 'Inside the Stagecoach'),
      { name: 'The Roof of the Stagecoach', as: ["stagecoach's roof"] },
      ...named('The Shotgun', 'The Hostages', 'The Whiskey Flasks'),
      { name: 'Standard turn', as: ['Types of Turn', 'standard turn'] },
      ...named('Tunnel', 'Speeding-Up', 'Switching', 'Turmoil', 'Jarring'),
      { name: "Schemin' for a Rainy Day", as: ['rainy-day icons'] },
      ...named('Angry Marshal', 'Swivel Arm', 'Braking', 'Take It All!'),
      { name: "Passengers' Rebellion", as: ['Passengers Rebellion'] },
      ...named('Panting Horses', 'A Shot of Whiskey for the Marshal', 'Higher Speed', "The Shotgun's Rage"),
      ...named('Safekeeping', 'Rumors', 'Reflex Action'),
      ...named("Marshal's Revenge", 'Pickpocketing'),
      { name: 'Hostage-Taking of the Conductor' },
      ...named('Mortal Bullet', 'Sharing the Loot', 'Escape', 'Deadly Fall', "Crime Doesn't Pay!"),
      ...named('Guilty Conscience'),
      ...named('Ghost Variant', 'Belle Variant', 'Cheyenne Variant', 'Tuco Variant', 'Django Variant'),
      ...named('Doc Variant'),
    ],
  },
  {
    name: 'Base manual',
    sections: [
      { name: 'Set-up', as: ['Important notes'] },
      { name: 'Two players', as: ['two players'] },
      { name: 'Advanced variant' },
      { name: 'Train station events', as: ['train station events', 'in the edition of 2014'] },
    ],
  },
  {
    name: 'Couriers & Armored Train manual',
    box: 'couriers',
    sections: [
      { name: 'Principles of the game', as: ['Who is still on the armored train is out'] },
      ...steps('Set-up', 1, 5),
      { name: 'The Professor', as: ["The Professor's cards"] },
      { name: 'Special turns, Diversion', as: ['Diversion (Special turns)'] },
      { name: 'Special turns, Action plan', as: ['coordinated plan', 'Action plan'] },
      { name: 'End of the round' },
      { name: 'Events, Couriers change floor', as: ['Couriers Change Floor (Events)'] },
      { name: 'Events, Heavy weapons', as: ['Heavy Weapons'] },
      { name: 'Events, Evasion', as: ['Evasion'] },
      { name: 'Events, Help!', as: ['Help!'] },
      { name: 'Events, Coordinated plan', as: ['Coordinated Plan'] },
      { name: 'Events, Healing' },
      { name: 'Punch', as: ['the two trains as one place', 'The two trains as one place'] },
      { name: 'Move', as: ['The two trains as one place'] },
      { name: 'Shoot' },
      { name: 'Nudge' },
      { name: 'Loot' },
      { name: 'Change Floor', as: ['A Change Floor never'] },
      { name: 'Meeting a courier', as: ['Whoever is where a courier is'] },
      { name: 'Couriers', as: ['A courier who is hit'] },
      { name: 'Shooting couriers', as: ['A courier who is hit'] },
      { name: 'Tender', as: ['into the tender'] },
      { name: 'Weapons car', as: ['inside the weapons car'] },
      { name: 'Medical car', as: ['inside the medical car'] },
      { name: 'Gatlings', as: ['beside a Gatling'] },
      { name: 'Bandits, Django', as: ["Django's targets"] },
      { name: 'Bandits, Cheyenne' },
      { name: 'Bandits, Belle' },
      { name: 'Bandits, Mei', as: ["Mei's neither"] },
      { name: 'Bandits, Tuco', as: ['Tuco shoots through'] },
      { name: 'Charge cards, Understaffed', as: ['Understaffed'] },
      { name: 'Charge cards, Delayed attack', as: ['Delayed Attack'] },
      { name: 'Charge cards, Survival of the fittest', as: ['Where one bandit wins alone'] },
      { name: 'Charge cards, Double bottom', as: ['Where one bandit wins alone'] },
      { name: 'Final scoring' },
    ],
  },
  {
    name: 'Colt Super Express manual',
    game: 'super',
    sections: [
      ...named('Set-up', 'Planning', "Stealin'", 'Flip', 'Change Floor', 'Move', 'Fire', 'Getting up'),
      ...named('End of a round', 'End of the game'),
      { name: 'add-on Reflexes', as: ['Add-on Reflexes'] },
      { name: 'add-on Horses', as: ['Add-on Horses'] },
      { name: 'add-on Time Travel', as: ['Add-on Time Travel'] },
    ],
  },
];
