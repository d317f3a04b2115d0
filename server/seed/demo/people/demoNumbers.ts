type Registered = 'house' | 'abroad' | 'person' | 'none';

/** Tax numbers of the right length in a range that no office has given out; those of a house abroad are the VAT's. */
export function demoNumbers(who: Registered, id: number) {
  const tin = `9000${String(id).padStart(8, '0')}`;
  return {
    bin_no: who === 'house' ? `009${String(id).padStart(6, '0')}-0101` : null,
    tin_no: who === 'house' || who === 'person' ? tin : null,
    vat_no: who === 'abroad' ? `399000${String(id).padStart(6, '0')}003` : null,
  };
}
