import { migrate } from '../postgres/migrate';
import { runCommand } from './run-command';

void runCommand(async (url) => {
  const names = await migrate(url);
  return names.length > 0
    ? `Tabela de produtos atualizada: ${names.join(', ')}.`
    : 'A tabela de produtos já estava atualizada.';
});
