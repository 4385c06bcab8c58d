import { expect, it } from 'vitest';

import { describeUnsent } from './sending-words';

it('§4 a quote that was not sent says why, and that its lines stay', () => {
  expect(describeUnsent({ motivo: 'falhou', codigo: 'PERMISSION_DENIED' }, undefined)).toMatch(
    /^O orçamento não foi enviado\. O registro mudou .* Seus itens continuam aqui\.$/,
  );
  expect(describeUnsent({ motivo: 'semcliente' }, 'Ana')).toMatch(/^Ana não está mais entre/);
});
