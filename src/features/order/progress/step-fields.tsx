import { Input } from 'antd';

import { textsOf, type StepKind, type StepText } from '../../../../domain/order/progress/step';
import { stepNames } from '../../../../domain/order/progress/words';
import { typedKey } from '../../../../domain/order/progress/nfe-key';
import { env } from '../../../config/env';
import { DayField } from '../../../ui/fields/day-field';
import { Labelled } from '../../../ui/forms/labelled';
import { LabelledSelect } from '../../../ui/forms/labelled-select';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { progressWords } from '../words/progress-words';
import styles from './progress.module.css';
import { textComplaint, type StepDraft } from './step-draft';

interface StepFieldsProps {
  kinds: readonly StepKind[];
  draft: StepDraft;
  onChange: (draft: StepDraft) => void;
}

const labels: Record<StepText, string> = {
  nota: 'Número da nota',
  chave: 'Chave da NF-e (opcional)',
  transportadora: 'Transportadora (opcional)',
  rastreio: 'Código de rastreio (opcional)',
  link: 'Link do rastreio (opcional)',
  previsto: 'Previsto para (opcional)',
};

/** The kind of a step and its texts. */
export function StepFields({ kinds, draft, onChange }: StepFieldsProps) {
  const write = (name: StepText, text: string) =>
    onChange({ ...draft, texts: { ...draft.texts, [name]: text } });
  return (
    <div className={styles.fields}>
      <LabelledSelect
        label="Passo"
        options={kinds.map((kind) => ({ value: kind, label: stepNames[kind] }))}
        value={draft.tipo}
        onChange={(tipo) => onChange({ ...draft, tipo })}
      />
      {textsOf[draft.tipo].map((name) =>
        name === 'previsto' ? (
          <DayField
            key={name}
            label={labels[name]}
            value={draft.texts[name]}
            onChange={(day) => write(name, day)}
          />
        ) : (
          <TextField
            key={name}
            name={name}
            text={draft.texts[name]}
            onChange={(text) => write(name, text)}
          />
        ),
      )}
    </div>
  );
}

interface TextFieldProps {
  name: Exclude<StepText, 'previsto'>;
  text: string;
  onChange: (text: string) => void;
}

function TextField({ name, text, onChange }: TextFieldProps) {
  const size = useControlSize();
  const isKey = name === 'chave';
  const value = isKey ? typedKey(text) : text.trim();
  const complaint = textComplaint(name, value);
  return (
    <Labelled
      label={labels[name]}
      complaint={complaint}
      hint={
        isKey && value !== '' && isOfAnotherCompany(value)
          ? progressWords.anotherCompany
          : undefined
      }
      said="polite"
    >
      {(control) => (
        <Input
          {...control}
          size={size}
          inputMode={name === 'link' ? 'url' : 'text'}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}

/** A company's branches share the first eight characters of the CNPJ. */
function isOfAnotherCompany(key: string): boolean {
  const root = env.companyCnpj.replace(/[^0-9A-Z]/gi, '').slice(0, 8);
  return root.length === 8 && key.slice(6, 14) !== root;
}
