import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { schema } from '@colyseus/schema';
import { Client } from '@colyseus/sdk';
import { boot } from '@colyseus/testing';
import * as protocol from '@holdup/protocol';
import { z } from 'zod';
import pg from 'pg';
import { Kysely } from 'kysely';
import pino from 'pino';
import express from 'express';
import * as cookie from 'cookie';
import prom from 'prom-client';
import QR from 'qrcode';

test('resolves', async () => {
  const d = new DatabaseSync(':memory:');
  expect(d.prepare('select 1 as x').get()!.x).toBe(1);
  expect([Room, Server, WebSocketTransport, schema, Client, boot, protocol, z, pg, Kysely, pino, express, cookie.parseCookie, prom, QR.toString].every(Boolean)).toBe(true);
});
