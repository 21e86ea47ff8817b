import fc from 'fast-check';

/** As much of a JSON schema as the description of the API uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly nullable?: boolean;
}

/** Values that are, as far as a schema tells, what a call takes. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(valuesOf)).map((parts) => Object.assign({}, ...parts) as object);
  switch (schema.type) {
    case 'object': {
      const model = Object.entries(schema.properties ?? {}).map(
        ([key, value]) => [key, valuesOf(value)] as const,
      );
      return fc.record(Object.fromEntries(model), { requiredKeys: [...(schema.required ?? [])] as never });
    }
    case 'array':
      return fc.array(schema.items ? valuesOf(schema.items) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 9, 2 ** 31 - 1),
      });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof(
        fc.constantFrom('Ann', 'belle', 'base', 'move', 'ABCD-1234'),
        fc.string({ minLength: schema.minLength ?? 1, maxLength: Math.min(schema.maxLength ?? 24, 60) }),
      );
    default:
      return fc.jsonValue();
  }
}
