import { useMutation } from '@tanstack/react-query';

import { runBackup } from '../../data/product/catalog';

/** 'Realizar Back-Up' (§7 /bkp); what it answers is the text to show. */
export function useBackup() {
  return useMutation({ mutationKey: ['backup'], mutationFn: runBackup });
}
