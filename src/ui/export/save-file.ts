export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading the URL only later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
