/** Runs a command with the URL in PRODUCT_TABLE_URL and prints its result. */
export async function runCommand(command: (url: string, args: string[]) => Promise<string>) {
  try {
    const url = process.env['PRODUCT_TABLE_URL'];
    if (!url) {
      throw new Error(
        'Nada foi feito: informe PRODUCT_TABLE_URL=postgres://usuario:senha@host/banco.',
      );
    }
    console.log(await command(url, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
