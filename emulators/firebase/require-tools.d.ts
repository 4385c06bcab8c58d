export function requireTools(): NodeJS.Require;
