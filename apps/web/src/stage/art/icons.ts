/** A picture of a character's head and shoulders, as a data URL for an `<img>`. `size` is in device pixels. */
export function portrait(_character: string, _size: number): string {
  return '';
}

/** A picture of a loot token, as a data URL for an `<img>`. `size` is in device pixels. */
export function lootIcon(_kind: string, _size: number): string {
  return '';
}
