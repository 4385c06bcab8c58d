import { Alert, Button, Input, Radio } from 'antd';
import { useId, useState } from 'react';

import {
  documentKindNames,
  documentKinds,
  maxDocumentBytes,
  type DocumentKind,
} from '../../../../domain/order/documents';
import { maxTextLength } from '../../../../domain/query-limits';
import { useDocumentVerbs } from '../../../providers/order/detail/documents';
import { useUnsaved } from '../../../providers/page/use-unsaved';
import { FileDrop } from '../../../ui/forms/file-drop';
import { takeFocus } from '../../../ui/hooks/keep-focus';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { documentWords } from '../words/document-words';

interface AttachFormProps {
  numerodopedido: number;
  onDone: () => void;
}

const kinds = documentKinds.map((value) => ({ value, label: documentKindNames[value] }));

/** Attaches a PDF or a PIX's code to an order. The server checks it. */
export function AttachForm({ numerodopedido, onDone }: AttachFormProps) {
  const id = useId();
  const size = useControlSize();
  const [tipo, setTipo] = useState<DocumentKind>('nota');
  const [codigo, setCodigo] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { attach } = useDocumentVerbs(numerodopedido);
  useUnsaved('document', codigo !== '');

  async function send(nome: string, content: Blob) {
    setBusy(true);
    setComplaint(undefined);
    try {
      await attach({ tipo, nome: nome.slice(0, maxTextLength), content });
      onDone();
    } catch (error) {
      setComplaint((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  function choose(file: File) {
    if (busy) return;
    if (file.size > maxDocumentBytes) setComplaint(documentWords.tooLarge);
    else void send(file.name, file);
  }

  function submit() {
    const code = codigo.trim();
    if (code === '') setComplaint(documentWords.noCode);
    else if (!busy) void send('PIX', new Blob([code]));
  }

  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      className="stack no-ring"
      aria-label={`${documentWords.add} ao pedido ${numerodopedido}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Radio.Group
        aria-label="Tipo do documento"
        options={kinds}
        value={tipo}
        onChange={({ target }) => {
          setTipo(target.value as DocumentKind);
          setComplaint(undefined);
        }}
      />
      {tipo === 'pix' ? (
        <>
          <label htmlFor={id}>Código PIX copia e cola</label>
          <Input.TextArea
            id={id}
            size={size}
            autoSize={{ minRows: 2 }}
            value={codigo}
            onChange={({ target }) => setCodigo(target.value)}
          />
        </>
      ) : (
        <FileDrop accept=".pdf" disabled={busy} onFile={choose}>
          Solte aqui o PDF, de até 5 MB, ou clique para escolher
        </FileDrop>
      )}
      {complaint !== undefined && <Alert type="error" showIcon role="alert" title={complaint} />}
      <div className="wrap">
        {tipo === 'pix' && (
          <Button size={size} type="primary" htmlType="submit" loading={busy}>
            Anexar
          </Button>
        )}
        <Button size={size} disabled={busy} onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
