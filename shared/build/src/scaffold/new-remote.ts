export interface NewRemote {
  /** `mf-` and the name: used for folder, release and container. */
  readonly name: string;
  /** Message namespace and path of its first page: the name without `mf-`. */
  readonly namespace: string;
  /** Display name in its title and menu entry. */
  readonly title: string;
  /** Its card on the home page. Fillers of a slot have names of their own, so it has the remote's. */
  readonly card: string;
  /** Brand setting that shows the note on its page. */
  readonly flag: string;
}

/**
 * A remote by what its creator typed: `loyalty` and `mf-loyalty` are the same name.
 * @throws when it is not made of lower-case letters and hyphens
 */
export function newRemote(text: string): NewRemote {
  const namespace = text.replace(/^mf-/, '');
  if (!/^[a-z][a-z-]*[a-z]$/.test(namespace)) throw new Error('a name has lower-case letters and hyphens only');
  const words = namespace.replaceAll('-', ' ');
  return {
    name: `mf-${namespace}`,
    namespace,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    card: `${namespace}-card`,
    flag: `${namespace.replaceAll('-', '').toUpperCase()}NOTE`,
  };
}
