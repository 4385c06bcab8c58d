import { DisconnectOutlined } from '@ant-design/icons';

import { clockInSaoPaulo, dateInSaoPaulo } from '../../../domain/words/time';

/**
 * Above content that is no longer current, for lack of a connection or an answer: when it was read. Nothing
 * for undefined.
 */
export function SeenAt({ at }: { at: number | undefined }) {
  if (at === undefined) return null;
  return (
    <p role="status" className="small" style={{ paddingBlock: 'var(--mmv-space-1)' }}>
      <DisconnectOutlined aria-hidden /> Sem atualização: {seenWords(at)}
    </p>
  );
}

/** 'visto às 14:32'; for another day 'visto em 23/11/2026 às 14:32'. */
function seenWords(at: number): string {
  const [moment, today] = [new Date(at), new Date()];
  const day = dateInSaoPaulo(moment);
  const on = day === dateInSaoPaulo(today) ? '' : `em ${day} `;
  return `visto ${on}às ${clockInSaoPaulo(moment)}`;
}
