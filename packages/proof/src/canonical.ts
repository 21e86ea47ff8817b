/**
 * JSON with one spelling only (RFC 8785): no white space, names in the order of their UTF-16 units, numbers and texts as
 * ECMAScript writes them. A field that is `undefined` is not there, as in JSON.
 * Throws on what is no JSON data; nothing that was read by `JSON.parse` is.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error('JSON has no such number');
    return JSON.stringify(value);
  }
  if (Array.isArray(value))
    return `[${value.map((one) => canonical(one === undefined ? null : one)).join(',')}]`;
  if (typeof value !== 'object') throw new Error(`JSON has no ${typeof value}`);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
