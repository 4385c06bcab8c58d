export const productLimits = {
  code: 40,
  name: 200,
  unit: 20,
  price: 100_000_000,
  balance: 1_000_000_000,
} as const;
