import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;
type Io = 'input' | 'output';

export interface SchemaComponents {
  /**
   * Stores a schema below `components.schemas`, and with it every schema it contains that has an id of its own.
   * @param io what a caller sends (`input`) or what the platform answers (`output`)
   * @returns a reference to it
   */
  add(name: string, schema: z.ZodType, io: Io): Json;
  /** The schema in place; those it contains that have an id of their own are stored and referred to. */
  inline(schema: z.ZodType, io: Io): Json;
  /** Stores a schema that is JSON Schema already. */
  addJson(name: string, schema: Json): Json;
  /** All schemas, by name in alphabetical order. */
  all(): Json;
}

const DEFINITION = /^#\/\$defs\/(.+)$/;

export const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The schemas of one document. OpenAPI resolves references from its root only, so none may stay inside another. */
export function createSchemaComponents(): SchemaComponents {
  const schemas = new Map<string, Json>();

  const store = (name: string, schema: Json): void => {
    const existing = schemas.get(name);
    if (existing && JSON.stringify(existing) !== JSON.stringify(schema))
      throw new Error(`two different schemas are named ${name}`);
    schemas.set(name, schema);
  };

  const inline = (schema: z.ZodType, io: Io): Json => {
    const {
      $schema: _dialect,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', override: nameRecordKeys });
    const definitions = $defs as Record<string, Json>;
    for (const [name, definition] of Object.entries(definitions)) store(name, withRootReferences(definition));
    return withRootReferences(root);
  };

  return {
    inline,
    add(name, schema, io) {
      store(name, inline(schema, io));
      return schemaRef(name);
    },
    addJson(name, schema) {
      store(name, schema);
      return schemaRef(name);
    },
    all: () => Object.fromEntries([...schemas].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** A record over an enumeration has known properties; generated clients then offer them by name. */
const nameRecordKeys: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ jsonSchema }) => {
  const { propertyNames, additionalProperties } = jsonSchema;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || typeof additionalProperties !== 'object') return;
  jsonSchema.properties = Object.fromEntries(
    propertyNames.enum.map((name) => [String(name), additionalProperties] as const),
  );
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
};

/** The same schema with its references into `$defs` turned to `components.schemas`. */
const withRootReferences = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    const name = key === '$ref' && typeof value === 'string' ? DEFINITION.exec(value)?.[1] : undefined;
    return name ? schemaRef(name)['$ref'] : value;
  }) as Json;
