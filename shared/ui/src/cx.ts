/** Joins class names, leaving out what is absent: `cx(styles.row, selected && styles.selected)`. */
export function cx(...classes: ReadonlyArray<string | false | null | undefined>): string {
  return classes.filter(Boolean).join(' ');
}
