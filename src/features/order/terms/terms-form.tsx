import { Alert, Button, Flex, Input, Radio } from 'antd';
import { useState, type SubmitEvent } from 'react';

import {
  isSameSettings,
  maxTermLength,
  maxTerms,
  namesComplaint,
  namesFrom,
  termLabels,
  termNames,
  type Asking,
  type TermName,
  type TermSettings,
} from '../../../../domain/order/quote/terms';
import { describeFailure } from '../../../../domain/outbox/failure';
import { storeTermSettings } from '../../../providers/order/terms';
import { useConnected } from '../../../providers/outbox/connection';
import { useUnsaved } from '../../../providers/page/use-unsaved';
import { Labelled } from '../../../ui/forms/labelled';
import { useNotify } from '../../../ui/notices/notify';
import styles from './terms.module.css';

interface TermsFormProps {
  /** The current settings. The form compares them with those from when it was opened. */
  now: TermSettings;
  onDone: () => void;
}

/** The terms whose names the administrator writes. */
const lists = { pagamento: 'pagamentos', transportadora: 'transportadoras' } as const;
const hasList = (name: TermName): name is keyof typeof lists => name in lists;

const choices = [
  { value: '', label: 'Não perguntar' },
  { value: 'pergunta', label: 'Perguntar' },
  { value: 'exige', label: 'Exigir' },
];

/** What a quote asks for, and the names to choose from, one a line. */
export function TermsForm({ now, onDone }: TermsFormProps) {
  const [seen] = useState(now);
  const [pede, setPede] = useState(seen.pede);
  const [texts, setTexts] = useState({
    pagamentos: seen.pagamentos.join('\n'),
    transportadoras: seen.transportadoras.join('\n'),
  });
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const connected = useConnected();
  const notify = useNotify();
  const settings = {
    pagamentos: namesFrom(texts.pagamentos),
    transportadoras: namesFrom(texts.transportadoras),
    pede,
  };
  const complaintOf = (name: keyof typeof lists) =>
    namesComplaint(settings[lists[name]], pede[name] !== undefined);
  // While saving, the newer settings are these.
  const overtaken = !busy && !isSameSettings(now, seen);
  useUnsaved('terms', !isSameSettings(settings, seen));

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const complaints = [complaintOf('pagamento'), complaintOf('transportadora')];
    if (busy || complaints.some((complaint) => complaint !== undefined)) return;
    setBusy(true);
    try {
      if (!connected) throw new Error('The client is offline');
      await storeTermSettings(settings);
      notify.success('Condições salvas.');
      onDone();
    } catch (error) {
      console.error('The terms were not stored', error);
      setFailure(describeFailure('As condições não foram salvas', error));
      setBusy(false);
    }
  }

  function ask(name: TermName, asking: Asking | '') {
    const { [name]: _, ...others } = pede;
    setPede(asking === '' ? others : { ...others, [name]: asking });
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {termNames.map((name) => (
        <div key={name} className={styles.term}>
          <p className="bold">{termLabels[name]}</p>
          <Radio.Group
            aria-label={termLabels[name]}
            options={choices}
            value={pede[name] ?? ''}
            onChange={({ target }) => ask(name, target.value as Asking | '')}
          />
          {hasList(name) && (
            <Labelled
              label={listLabels[name]}
              hint={`Um nome por linha; até ${maxTerms}, de até ${maxTermLength} caracteres.`}
              complaint={tried ? complaintOf(name) : undefined}
              said="alert"
            >
              {(field) => (
                <Input.TextArea
                  {...field}
                  autoSize={{ minRows: 2, maxRows: 8 }}
                  value={texts[lists[name]]}
                  onChange={({ target }) => setTexts({ ...texts, [lists[name]]: target.value })}
                />
              )}
            </Labelled>
          )}
        </div>
      ))}
      {overtaken ? (
        <Alert
          type="warning"
          showIcon
          title="As condições foram mudadas em outro lugar. Copie o que escreveu, cancele e altere de novo."
        />
      ) : (
        failure !== undefined && <Alert type="error" showIcon title={failure} />
      )}
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={busy} disabled={overtaken}>
          Salvar condições
        </Button>
        <Button onClick={onDone}>Cancelar</Button>
      </Flex>
    </form>
  );
}

const listLabels = {
  pagamento: 'Condições de pagamento',
  transportadora: 'Transportadoras',
};
