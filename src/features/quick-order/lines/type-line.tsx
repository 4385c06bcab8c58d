import { AutoComplete, Button, Input, type InputRef } from 'antd';
import { useId, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import { fitsPack } from '../../../../domain/product/pack';
import type { Product } from '../../../../domain/product/product';
import { suggest, type QuickCatalog } from '../../../../domain/quick-order/catalog';
import { unknownWords } from '../../../../domain/quick-order/quick-order';
import { readQuantity } from '../../../../domain/quick-order/quantity';
import type { Written } from '../../../../domain/quick-order/text';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { ProductFacts } from './product-facts';
import field from '../../../ui/forms/labelled-control.module.css';
import styles from '../quick-order.module.css';
import { nameOf } from '../use-quick-order';

interface TypeLineProps {
  catalog: QuickCatalog;
  /** How many lines are ready for the cart. */
  goodLines: number;
  /** Returns why the line was refused. */
  onInclude: (line: Omit<Written, 'place'>) => string | undefined;
  /** Called if several lines were pasted into the field. */
  onPasteList: (text: string) => void;
  /** Called for Enter without a code: the lines are complete. */
  onFinish: () => void;
}

const maxSuggestions = 8;

interface Suggestion {
  value: string;
  title: string;
  product: Product;
}

/** Type code, Enter, quantity, Enter. An unknown code goes to the lines to correct, so that typing continues. */
export function TypeLine({ catalog, goodLines, onInclude, onPasteList, onFinish }: TypeLineProps) {
  const id = useId();
  const size = useControlSize();
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('');
  const [problem, setProblem] = useState<{ of: 'code' | 'quantity'; text: string }>();
  const [last, setLast] = useState<{ name: string; quantity: string }>();
  const quantityInput = useRef<InputRef>(null);
  const codeField = useRef<HTMLDivElement>(null);
  const steered = useRef(false);
  const product = catalog.find(code);
  const suggestions = useMemo(() => suggest(catalog, code, maxSuggestions), [catalog, code]);

  function writeCode(written: string) {
    steered.current = false;
    setCode(written);
    setProblem(undefined);
  }

  // Words and sizes that the search finds are not codes: titan150, 29x2.10.
  const isCode =
    /^\s*\d+\s*$/.test(code) || (/^\s*\S*\d\S*\s*$/.test(code) && suggestions.length === 0);
  const isUnknownCode = !product && isCode;

  function takeProduct(chosen: string) {
    writeCode(chosen);
    quantityInput.current?.focus({ cursor: 'all' });
  }

  function leaveCode() {
    const [only, other] = suggestions;
    if (!product && !isUnknownCode && only && !other) {
      takeProduct(only.CD_PRODUTO);
      return;
    }
    if (product ?? isUnknownCode) quantityInput.current?.focus({ cursor: 'all' });
    if (product) return;
    if (isUnknownCode) {
      setProblem({
        of: 'code',
        text: `${unknownWords(code.trim())}: a linha fica em “A corrigir”.`,
      });
    } else if (code.trim() !== '') {
      const text =
        suggestions.length > 0
          ? 'Escolha um da lista.'
          : `Nenhum produto com "${code.trim()}". Digite o código ou outras palavras.`;
      setProblem({ of: 'code', text });
    } else if (goodLines > 0) onFinish();
    else setProblem({ of: 'code', text: 'Digite um código ou parte do nome.' });
  }

  /** Runs before antd's handler, which would choose the option under the mouse. */
  function onCodeKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') steered.current = true;
    if ((event.key !== 'Enter' && event.key !== 'Tab') || steered.current) return;
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      leaveCode();
    }
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/\S[^\S\n\r]*(?:[\n\r]+\s*\S|\t\s*\S)/.test(text)) return;
    event.preventDefault();
    onPasteList(text);
  }

  function include() {
    if (!product && !isUnknownCode) {
      codeField.current?.querySelector('input')?.focus();
      leaveCode();
      return;
    }
    const read = readQuantity(quantity);
    const refusal =
      'problem' in read
        ? read.problem
        : onInclude({
            source: `${code} ${quantity}`,
            code: product?.CD_PRODUTO ?? code.trim(),
            quantity,
          });
    if (refusal !== undefined) {
      setProblem({ of: 'quantity', text: refusal });
      quantityInput.current?.focus({ cursor: 'all' });
      return;
    }
    const fits = product && 'quantity' in read && fitsPack(product, read.quantity);
    const name = product ? nameOf(product) : code.trim();
    setLast({ name: fits ? name : `${name}, a corrigir`, quantity });
    setCode('');
    setQuantity('');
    setProblem(undefined);
    codeField.current?.querySelector('input')?.focus();
  }

  return (
    <div className={`stack close ${styles.pane}`}>
      <div className={`wrap ${styles.typed}`}>
        <div
          ref={codeField}
          className={styles.code}
          data-focus="code"
          onKeyDownCapture={onCodeKey}
          onPaste={onPaste}
        >
          <label htmlFor={`${id}-code`} className={`small ${field.label}`}>
            Código ou nome
          </label>
          <AutoComplete<string, Suggestion>
            id={`${id}-code`}
            size={size}
            value={code}
            options={suggestions.map((one) => ({
              value: one.CD_PRODUTO,
              title: nameOf(one),
              product: one,
            }))}
            optionRender={({ data }) => <ProductFacts product={data.product} />}
            showSearch={{ filterOption: false }}
            defaultActiveFirstOption={false}
            popupMatchSelectWidth={false}
            styles={{ popup: { root: { width: 'var(--mmv-popup)' } } }}
            popupRender={(list) => <section aria-label="Sugestões">{list}</section>}
            {...(problem?.of === 'code' && { status: 'error' as const })}
            aria-describedby={`${id}-said`}
            onChange={(written) => writeCode(written)}
            onSelect={takeProduct}
          />
        </div>
        <div className={styles.quantity}>
          <label htmlFor={`${id}-quantity`} className={`small ${field.label}`}>
            Quantidade
          </label>
          <Input
            ref={quantityInput}
            id={`${id}-quantity`}
            size={size}
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            {...(problem?.of === 'quantity' && { status: 'error' as const, 'aria-invalid': true })}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => {
              setQuantity(target.value);
              setProblem(undefined);
            }}
            onPressEnter={include}
          />
        </div>
        <Button size={size} onClick={include}>
          Incluir
        </Button>
      </div>
      <div id={`${id}-said`} role="status" className={styles.said}>
        {problem ? (
          <p className={`failed ${styles.problem}`}>{problem.text}</p>
        ) : product ? (
          <ProductFacts product={product} stock />
        ) : (
          last &&
          code === '' && (
            <p>
              Incluído: {last.quantity} × {last.name}
            </p>
          )
        )}
      </div>
      <p className="small">
        Enter passa do código para a quantidade e para a próxima linha. Enter sem código termina.
      </p>
    </div>
  );
}
