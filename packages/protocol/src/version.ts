/**
 * Travels in the handshake; a client with another one is told to reload. Raise it whenever a message, the state, the
 * words or the shapes change in a way that an older client would misread.
 */
export const PROTOCOL_VERSION = 3;
