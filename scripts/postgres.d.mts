export declare function postgresBin(): string;
export declare function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }>;
