/**
 * Names that every object has: a record under such a key gets lost, or the SDKs fail over it. For the importer and rules, in
 * Firebase's syntax.
 */
export const reservedName =
  /^(__.*__|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|prototype|toLocaleString|toString|valueOf)$/;
