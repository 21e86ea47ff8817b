export declare const launchArgs: string[];
export declare function chromiumPath(): Promise<string>;
