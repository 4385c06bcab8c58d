import { failureReason, invalidUrl } from './failure-reason';

// A `#` ends an address early, which happens with a password that isn't encoded.
const postgresUrl = /^postgres(?:ql)?:\/\/[^#]*$/;

/** Runs a command with the URL in PRODUCT_TABLE_URL and prints its result, or why it failed and what to do. */
export function runCommand(command: (url: string, args: string[]) => Promise<string>) {
  return printOutcome((args) => {
    const url = process.env['PRODUCT_TABLE_URL'];
    if (!url) {
      throw new Error(
        'Nada foi feito: informe PRODUCT_TABLE_URL=postgres://usuario:senha@host/banco.',
      );
    }
    if (!postgresUrl.test(url)) throw new Error(`Nada foi feito. ${invalidUrl}`);
    return command(url, args);
  });
}

/** Like `runCommand`, for a command that doesn't need PostgreSQL. */
export async function printOutcome(command: (args: string[]) => Promise<string>) {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    console.error(failureText(error));
    // The driver leaves a connection open if the URL has no password.
    process.exit(1);
  }
}

/** The sentence about a failure, with its reason if known. Our own errors keep the reason as their cause. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = failureReason(error);
  if (reason === undefined) return error.message;
  const isOurs = error.cause instanceof Error && error.name === 'Error';
  return `${isOurs ? error.message : 'O comando não terminou.'} ${reason}`;
}
