import { relative } from 'node:path';
import { apartDir } from '../data/data-dir';
import { password } from '../sample/people/accounts';
import { functionsPlace } from '../functions-place';
import { ports, projectId } from '../ports';
import { endpointsEnv } from '../firebase/endpoints-env';
import { projectRoot } from './project-root';

const addresses = [
  ['Aplicativo', `http://localhost:${ports.app}`],
  ['Caixa de e-mails', `http://localhost:${ports.inbox} (SMTP ${ports.smtp})`],
  ['Hosting', `http://localhost:${ports.hosting} (build de produção, pronto logo depois)`],
  ['Functions', `http://localhost:${functionsPlace}/api`],
  ['Auth', `http://localhost:${ports.auth}`],
  ['Realtime Database', `http://localhost:${ports.database}?ns=${projectId}`],
  ['Tabela de produtos', endpointsEnv().PRODUCT_TABLE_URL],
  ['Cadastro de empresas', `http://localhost:${ports.registry}`],
] as const;

const accounts = [
  ['admin@mmv.local', 'administradora'],
  ['vendedor@mmv.local', 'vendedor'],
  ['vendedor2@mmv.local', 'vendedora'],
  ['vendedor.pendente@mmv.local', 'vendedor em análise'],
  ['cliente@mmv.local', 'cliente'],
  ['cliente2@mmv.local', 'cliente'],
  ['cliente.pendente@mmv.local', 'cliente em análise'],
  ['cliente.removido@mmv.local', 'cliente removido'],
] as const;

/** The text that `npm start` prints when everything runs. */
export function banner(
  seconds: number,
  dataDir: string,
  { exportTo }: { exportTo?: string },
): string {
  const kept =
    dataDir === apartDir
      ? 'o próximo início com as mesmas opções começa de novo'
      : '"npm start -- --fresh" começa do zero';
  const end = exportTo ? `Ctrl-C exporta os dados para ${exportTo} e encerra.` : 'Ctrl-C encerra.';
  return [
    '',
    `Tudo pronto em ${seconds.toFixed(1).replace('.', ',')} s.`,
    '',
    ...table(addresses),
    '',
    `Contas (senha ${password}):`,
    ...table(accounts),
    '',
    `Dados e registros em ${relative(projectRoot, dataDir)}/; ${kept}. ${end}`,
    '',
  ].join('\n');
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
