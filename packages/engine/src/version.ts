/** Written into every recording and journal: which rules a game was played by. Raised whenever a rule changes. */
export const ENGINE_VERSION = '0.1.0';
