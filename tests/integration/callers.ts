import { ports } from '../../emulators/ports';
import { password as samplePassword } from '../../emulators/sample/accounts';

/** Signs in an account, by its address or its name at `@mmv.local`, and returns its ID token, as the web SDK would. */
export async function signIn(login: string, password = samplePassword): Promise<string> {
  const email = login.includes('@') ? login : `${login}@mmv.local`;
  const response = await fetch(
    `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${login} cannot sign in: ${response.status}`);
  return idToken;
}

/** An unsigned token like the emulator's, with the given claims. */
export function forgeToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** The claims of a token. */
export function claimsOf(token: string): object {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
}

/** One request to an endpoint; `as` is an ID token, omitted for nobody. */
export async function call(url: string, { as, method = 'GET' }: { as?: string; method?: string }) {
  const headers: HeadersInit = as === undefined ? {} : { Authorization: `Bearer ${as}` };
  const response = await fetch(url, { method, headers });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}
