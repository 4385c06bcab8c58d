import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';

import { productLimits } from '../../../../../domain/product/field-limits';
import { ProductImage } from '../../../../ui/pictures/product-image';
import { Mark } from '../../../../ui/pieces/mark';
import styles from './pictures.module.css';
import { Thumbnail } from './thumbnail';
import type { Picture } from './use-pictures';
import { rem } from '../../../../ui/theme/rem';

interface PictureRowProps {
  picture: Picture;
  /** Another file has the same product. */
  isTwice: boolean;
  /** The product's name by code; undefined if there is no such product. */
  nameOf: (code: string) => string | undefined;
  onCode: (id: number, code: string) => void;
  onRemove: (id: number) => void;
}

const stateTags = {
  sending: <Mark tone="info">Enviando…</Mark>,
  sent: <Mark tone="success">Enviada</Mark>,
  failed: <Mark tone="error">Não enviada</Mark>,
};

/** A chosen file: its product and its outcome. */
export function PictureRow({ picture, isTwice, nameOf, onCode, onRemove }: PictureRowProps) {
  const { id, file, code, suggested, state, problem } = picture;
  return (
    <li className={`row ${styles.row}`}>
      {state !== 'sent' && <Thumbnail file={file} />}
      <div className={styles.words}>
        <span className="bold">{file.name}</span>
        {suggested !== undefined && code === '' && (
          <Button
            size="small"
            style={{ justifySelf: 'start' }}
            onClick={() => onCode(id, suggested)}
          >
            É {suggested}: {nameOf(suggested)}
          </Button>
        )}
        {code === '' ? (
          <CodeField
            fileName={file.name}
            isCode={(typed) => nameOf(typed) !== undefined}
            onCode={(typed) => onCode(id, typed)}
          />
        ) : (
          <span>
            {code}: {nameOf(code)}
          </span>
        )}
        {isTwice && (
          <span className={`failed ${styles.problem}`}>
            Outra foto escolhida também é de {code}: retire uma das duas.
          </span>
        )}
        {problem !== undefined && <span className={`failed ${styles.problem}`}>{problem}</span>}
      </div>
      {state === 'sent' && <ProductImage code={code} name={`Foto de ${code}`} size={56} />}
      {state !== 'ready' && stateTags[state]}
      {state !== 'sending' && state !== 'sent' && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Retirar ${file.name}`}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
}

interface CodeFieldProps {
  fileName: string;
  isCode: (typed: string) => boolean;
  onCode: (code: string) => void;
}

/** Asks for the product if the file's name doesn't hold a code. */
function CodeField({ fileName, isCode, onCode }: CodeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  function finish() {
    const code = typed.trim();
    if (isCode(code)) onCode(code);
    else if (code !== '') setProblem(`Nenhum produto do catálogo tem o código ${code}.`);
  }

  return (
    <div className={`flow ${styles.code}`}>
      <label htmlFor={id}>
        Código do produto<span className="visually-hidden"> de {fileName}</span>
      </label>
      <Input
        id={id}
        value={typed}
        maxLength={productLimits.code}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        style={{ width: rem(160) }}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onBlur={finish}
        onPressEnter={finish}
      />
      <span id={`${id}-problem`} role="alert" className={`failed ${styles.problem}`}>
        {problem}
      </span>
    </div>
  );
}
