import styles from './code-block.module.css';

/** Lines for programs or for people who check them: they keep their breaks, and run from left to right in every language. */
export function CodeBlock({ children }: { readonly children: string }) {
  return (
    <pre className={styles.block} dir="ltr">
      <code>{children}</code>
    </pre>
  );
}
