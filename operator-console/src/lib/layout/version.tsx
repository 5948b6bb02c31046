import styles from './version.module.css';

/** A release's version; the build after `+` or `-` is muted. */
export function Version({ version }: { readonly version: string }) {
  const [number = version, ...build] = version.split(/(?=[+-])/);
  return (
    <code className={styles.version} title={version}>
      {number}
      {build.length > 0 && <span>{build.join('')}</span>}
    </code>
  );
}
