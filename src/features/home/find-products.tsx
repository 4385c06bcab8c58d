import { Input } from 'antd';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { useControlSize } from '../../ui/hooks/use-control-size';

/** Opens /produtos with the typed code (digits only) or words. */
export function FindProducts() {
  const navigate = useNavigate();
  const size = useControlSize();

  function find(typed: string) {
    const sought = typed.trim();
    const name = /^\d+$/.test(sought) ? 'codigo' : 'busca';
    const search = sought === '' ? '' : `?${new URLSearchParams({ [name]: sought })}`;
    void navigate({ pathname: routes.products, search });
  }

  return (
    <div role="search">
      <Input.Search
        size={size}
        type="search"
        autoComplete="off"
        aria-label="Buscar produtos"
        placeholder="Buscar produtos por código ou descrição"
        enterButton="Buscar"
        onSearch={find}
      />
    </div>
  );
}
