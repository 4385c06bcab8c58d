import { Alert } from 'antd';

const inWords = new Intl.NumberFormat('pt-BR');

/** Says at the end of a list that only its best matches came (decision 51). */
export function TooManyNotice({ shown, total }: { shown: number; total: number }) {
  return (
    <Alert
      style={{ marginTop: 'var(--mmv-space-4)' }}
      role="status"
      type="info"
      showIcon
      title={`Estes são os ${inWords.format(shown)} primeiros de ${inWords.format(total)} produtos. Para ver os outros, digite mais palavras ou escolha uma categoria.`}
    />
  );
}
