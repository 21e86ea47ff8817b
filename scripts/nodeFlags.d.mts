/** What Node is told when it runs the server: how much room its generations have from the start. */
export declare const SERVER_NODE_FLAGS: readonly string[];
