import { describe, expect, test } from '@jest/globals';
import {
  hashOf,
  inviteCodeOf,
  isId,
  newId,
  newInviteCode,
  newRecoveryCode,
  newToken,
  recoveryHashOf,
} from './tokens.ts';

describe('tokens', () => {
  test('a token has 256 bits and its hash is the SHA-256 of what is sent', () => {
    const { token, hash } = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hash).toBe(hashOf(token));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    // The example of FIPS 180-2, so that the hash cannot quietly become another one.
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('no two are alike', () => {
    const drawn = Array.from({ length: 1000 }, () => [
      newToken().token,
      newRecoveryCode().code,
      newInviteCode(),
    ]);
    expect(new Set(drawn.flat()).size).toBe(3000);
  });

  test('a recovery code is five groups of four and survives being typed by hand', () => {
    const { code, hash } = newRecoveryCode();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(recoveryHashOf(typed)).toBe(hash);
    expect(recoveryHashOf(code.replaceAll('1', 'I').replaceAll('-', ''))).toBe(hash);
  });

  test('what cannot be a code is told apart before anything is looked up', () => {
    for (const typed of [
      '',
      'ABCD',
      `${newRecoveryCode().code}0`,
      'UUUU-UUUU-UUUU-UUUU-UUUU',
      'é'.repeat(20),
    ]) {
      expect(recoveryHashOf(typed)).toBeNull();
      expect(inviteCodeOf(typed)).toBeNull();
    }
  });

  test('an invite code has eight characters and is read however it is typed', () => {
    const code = newInviteCode();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(inviteCodeOf(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())).toBe(code);
  });

  test('an id is told from whatever else somebody may send', () => {
    for (let i = 0; i < 20; i++) expect(isId(newId())).toBe(true);
    for (const text of [
      '',
      '__proto__',
      'constructor',
      '\u0000',
      'a'.repeat(19),
      `${newId()}\n`,
      newId().toUpperCase(),
    ])
      expect(isId(text)).toBe(false);
  });
});
