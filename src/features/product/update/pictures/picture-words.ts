import { counted } from '../../../../../domain/words/counted';
import type { Picture } from './use-pictures';

const pictures = (count: number) => counted(count, 'foto', 'fotos');

export const pictureWords = {
  send: (count: number) => (count === 0 ? 'Enviar fotos' : `Enviar ${pictures(count)}`),
  /** '3 fotos: 2 enviadas, 1 não enviada' */
  state: (all: readonly Picture[]) => {
    const of = (state: Picture['state']) => all.filter((one) => one.state === state).length;
    const failed = of('failed');
    const sent = counted(of('sent'), 'enviada', 'enviadas');
    const rest = failed > 0 ? `, ${counted(failed, 'não enviada', 'não enviadas')}` : '';
    return `${pictures(all.length)}: ${sent}${rest}`;
  },
  unnamed: (all: readonly Picture[]) => {
    const count = all.filter(({ code }) => code === '').length;
    return counted(
      count,
      'foto não tem o código de um produto no nome: digite o código, ou retire-a.',
      'fotos não têm o código de um produto no nome: digite os códigos, ou retire-as.',
    );
  },
};
