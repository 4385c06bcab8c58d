/**
 * Property names of every object: a record under such a key gets lost or breaks the SDKs. The importer and the rules
 * use it, so it is in Firebase's syntax.
 */
export const reservedName =
  /^(__.*__|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|prototype|toLocaleString|toString|valueOf)$/;
