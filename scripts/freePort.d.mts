/** A loopback port on which nothing listens just now. It is not held: take it at once. */
export declare function freePort(): Promise<number>;
