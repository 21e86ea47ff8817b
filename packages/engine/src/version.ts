/** Written into every recording and journal: which rules a game was played by. Raised with each release that changes a rule. */
export const ENGINE_VERSION = '0.1.0';
