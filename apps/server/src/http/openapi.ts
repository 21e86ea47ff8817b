import { ErrorCode } from '@holdup/protocol';
import { z } from 'zod';
import type { Call } from './call.ts';

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return schema;
};

const Refusal = z.object({
  ok: z.literal(false),
  code: ErrorCode,
  about: z.record(z.string(), z.unknown()).optional(),
});
const json = (schema: object): object => ({ 'application/json': { schema } });

/** A body in which nothing is required may be left out. */
function bodyOf(one: Call): object {
  const schema = schemaOf(one.body, 'input');
  return { required: 'required' in schema, content: json(schema) };
}

/** The OpenAPI description of the API, made of the calls themselves. */
export function describe(calls: readonly Call[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of calls) {
    const path = one.path.replace(/:(\w+)/g, '{$1}');
    const parameters = [...one.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    paths[path] = {
      ...paths[path],
      [one.method]: {
        summary: one.summary,
        parameters,
        ...(one.method === 'get' ? {} : { requestBody: bodyOf(one) }),
        ...(one.to === 'account' ? { security: [{ session: [] }] } : {}),
        responses: {
          200: { description: 'Done.', content: json(schemaOf(one.answer, 'output')) },
          default: { description: 'Refused.', content: json({ $ref: '#/components/schemas/Refusal' }) },
        },
      },
    };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Holdup',
      version,
      description: 'Tables, seats and accounts. The game itself is played over a WebSocket room.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Refusal: schemaOf(Refusal, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'holdup' } },
    },
  };
}
