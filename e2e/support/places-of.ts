/**
 * Where a journey that is alike on every brand runs whole: on its own brand, so that the journeys together cover the brands evenly;
 * with `MARQUEE_EVERY_BRAND=on` on each.
 */
export const placesOf = <Place extends { readonly brand: string }>(
  places: readonly Place[],
  own: string,
): readonly Place[] =>
  process.env['MARQUEE_EVERY_BRAND'] === 'on' ? places : places.filter(({ brand }) => brand === own);
