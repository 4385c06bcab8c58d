import { limitHeader } from '../../domain/query-limits';
import { ports, projectId } from '../../emulators/ports';
import { password as samplePassword } from '../../emulators/sample/people/accounts';
import { fetchAnew } from '../support/fetch-anew';

const authUrl = `http://127.0.0.1:${ports.auth}`;

async function askAccounts(verb: string, question: object): Promise<Record<string, unknown>> {
  const url = `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo`;
  const response = await fetchAnew(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Signs in to an account, by its address or its name at `@mmv.local`. Returns its ID token, as the web SDK would. */
export async function signIn(login: string, password = samplePassword): Promise<string> {
  const email = login.includes('@') ? login : `${login}@mmv.local`;
  const { idToken } = await askAccounts('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  return String(idToken);
}

/** Sets a new password by the link of a reset mail. */
export async function resetByMail(email: string, newPassword: string): Promise<void> {
  await askAccounts('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const sent = await fetchAnew(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; oobCode: string }[] };
  const oobCode = oobCodes.findLast((code) => code.email === email)?.oobCode;
  await askAccounts('resetPassword', { oobCode, newPassword });
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

interface Request {
  /** An ID token; without it nobody is signed in. */
  as?: string;
  method?: string;
  /** The greatest number of rows of a list. */
  limit?: string;
}

/** One request to an endpoint. */
export async function call(url: string, { as, method = 'GET', limit }: Request) {
  const headers: HeadersInit = {
    ...(as !== undefined && { Authorization: `Bearer ${as}` }),
    ...(limit !== undefined && { [limitHeader]: limit }),
  };
  const response = await fetchAnew(url, { method, headers });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body };
}
