import { Button } from 'antd';

import type { useExport } from './use-export';

interface ExportActionsProps extends Pick<ReturnType<typeof useExport>, 'state' | 'goOn' | 'stop'> {
  onBegin: () => void;
  onClose: () => void;
}

/** The dialog's buttons: what can be done with an export as it stands. */
export function ExportActions({ state, goOn, stop, onBegin, onClose }: ExportActionsProps) {
  const { phase } = state;
  const close = <Button onClick={onClose}>Fechar</Button>;
  if (phase === 'reading' || phase === 'writing') {
    return (
      <>
        {close}
        <Button key="act" onClick={stop}>
          Parar
        </Button>
      </>
    );
  }
  const again = phase === 'stopped' || phase === 'failed';
  return (
    <>
      {close}
      {again && <Button onClick={onBegin}>Começar de novo</Button>}
      <Button key="act" type="primary" onClick={again ? goOn : onBegin}>
        {again ? 'Continuar' : phase === 'broken' ? 'Começar de novo' : 'Exportar'}
      </Button>
    </>
  );
}
