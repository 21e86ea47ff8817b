import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { roundRobin } from '../bench/chaos/deployment.ts';
import { Relay } from '../bench/chaos/relay.ts';

test('behind the relay of chaos a process is met by who names it, also after calls on kept connections', async () => {
  const servers = ['a', 'b'].map((name) =>
    createServer((asked, answer) => {
      asked.resume().on('end', () => answer.end(`${name} ${asked.method} ${asked.url}`));
    }),
  );
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  const relay = await Relay.byRequest(roundRobin(servers.map((one) => (one.address() as AddressInfo).port)));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const told = async (path: string, body = ''): Promise<string> => {
    const call = request({ host: '127.0.0.1', port: relay.port, path, agent, method: 'POST' });
    call.end(body);
    const [answer] = await once(call, 'response');
    let text = '';
    for await (const chunk of answer) text += chunk;
    return text;
  };
  try {
    for (const [index, name] of ['a', 'b', 'a'].entries()) {
      expect(await told('/api/me', 'x'.repeat(5000))).toMatch(/^[ab] POST \/api\/me$/);
      expect(await told(`/process/${index % 2}/room`)).toBe(`${name} POST /room`);
    }
  } finally {
    agent.destroy();
    relay.close();
    for (const server of servers) server.close();
  }
});
