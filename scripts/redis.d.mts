import type { Service } from './postgres.mjs';

export function redisProgram(): string;
export function startRedis(): Promise<Service>;
