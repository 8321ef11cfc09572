import { hash, verify } from '@node-rs/argon2';

// Above OWASP's minimum, because the specification accepts short passwords; Argon2id is the library's default.
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

/** The Argon2id hash of a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password matches. Without a hash, or with a marker that is none, it takes the same time and says no,
 * so that nobody can tell an unknown address from a wrong password.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash?.startsWith('$argon2id$')) return verify(passwordHash, password);
  dummyHash ??= hashPassword('nobody has this password');
  await verify(await dummyHash, password);
  return false;
}
