/** A section of a manual. A name that is no common word is enough to cite it; `as` are other ways in which it is cited. */
export interface Section {
  readonly name: string;
  readonly as?: readonly string[];
}

export interface Manual {
  /** Whose rules it tells; `express` by default. */
  readonly game?: 'express' | 'super';
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
