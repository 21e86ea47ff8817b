/**
 * Small pictures as one outline each in a 24 × 24 box (even-odd: an outline in an outline is a hole), drawn for this
 * game; the page shows them as icons and the stage as chips.
 */
export const pictograms: Readonly<Record<string, string>> = {
  'hostage:banker': 'M7 2h10v11H7zM3 14h18v3H3zM8 18h8l-1 4H9z',
  'hostage:poodle': 'M4 12a4 4 0 1 1 3-7c3-2 7-2 10 0a4 4 0 1 1 3 7l-2 6c-1 5-11 5-12 0zM10 13h4l-2 3z',
  'hostage:minister': 'M10 2h4v5h6v4h-6v11h-4V11H4V7h6z',
  'hostage:teacher': 'M2 4c4-1 7-1 9 1v15c-2-2-5-2-9-1zM13 5c2-2 5-2 9-1v15c-4-1-7-1-9 1z',
  'hostage:zealot': 'M3 9h5l10-6v18L8 15H3zM9 16h3l1 6h-3zM20 9h2v6h-2z',
  'hostage:oldLady':
    'M12 2c6 0 9 4 9 11h-4c0-6-10-6-10 0H3c0-7 3-11 9-11zM8 13a4 4 0 0 0 8 0zM7 19h10l2 3H5z',
  'hostage:pokerPlayer': 'M12 2c4 5 8 7 8 11a4 4 0 0 1-7 3l2 6H9l2-6a4 4 0 0 1-7-3c0-4 4-6 8-11z',
  'hostage:photographer': 'M2 7h5l2-3h6l2 3h5v13H2zM12 9a4.500 4.500 0 1 0 .010 0z',
  'penalty:disarmed': 'M2 8h15l4 1.500v2.500h-8l-2 2H9l-2 7H3l1-8-2-2zM5 2l17 18-2 2L3 4z',
  'penalty:woundedKnee': 'M8 2h6l1 9-2 4v5h4v2H8v-8l2-4zM16 8h6v3h-6zM17.500 6.500h3v6h-3z',
  'penalty:shoulderInjury': 'M12 2a4 4 0 1 1-.010 0zM3 22c0-8 3-11 9-11s9 3 9 11zM13 13l5 3-1.500 3-5-3z',
  prisoner: 'M3 3h18v18H3zM5.500 5v14h2V5zM10 5v14h1.500V5zM14 5v14h1.500V5zM18 5v14h1.500V5z',
  poster: 'M4 2h16v20H4zM12 6a3 3 0 1 1-.010 0zM7 19c0-5 2-6 5-6s5 1 5 6zM6 4h12v1H6z',
  brawler: 'M5 9h11c3 0 4 2 4 4v3c0 3-3 5-6 5H9c-3 0-4-2-4-5zM6 4h2v4H6zM10 3h2v5h-2zM14 4h2v4h-2z',
};
