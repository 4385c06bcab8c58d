/** A wrong line of an uploaded sheet; its sentence is for the administrator. */
export interface CreditProblem {
  linha: number;
  problema: string;
}

/** What a sheet would store, before anything is stored. */
export interface CreditCheck {
  clientes: number;
  bloqueados: number;
  /** Companies whose limit the sheet leaves empty. */
  semlimite: number;
  titulos: number;
  errados: CreditProblem[];
}

export interface CreditTaken {
  gravados: number;
  /** Companies of which a state as new was stored before. */
  ignorados: number;
}

export const maxCreditLines = 50_000;
export const maxCreditBytes = 10_000_000;
