import {
  DataTable,
  DateInput,
  Edit,
  List,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import type { PeerField } from './PeerField.ts';

const named = (values: readonly string[]) => values.map(id => ({ id, name: id }));

function inputOf({ name, kind, values }: PeerField) {
  switch (kind) {
    case 'choice':
      return <SelectInput key={name} source={name} choices={named(values)} />;
    case 'date':
      return <DateInput key={name} source={name} />;
    case 'integer':
      return <NumberInput key={name} source={name} />;
    case 'ref':
      return <ReferenceInput key={name} source={name} reference="branches" />;
    default:
      return <TextInput key={name} source={name} />;
  }
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={named(['registered', 'travelling'])} alwaysOn />,
  <ReferenceInput key="tour_package" source="tour_package" reference="packages" alwaysOn />,
];

const columnOf = (name: string) =>
  name === 'tour_package' ? (
    <DataTable.Col key={name} source={name}>
      <ReferenceField source={name} reference="packages" />
    </DataTable.Col>
  ) : (
    <DataTable.Col key={name} source={name} />
  );

export const PilgrimList = () => (
  <List filters={filters} perPage={25}>
    <DataTable rowClick="edit">{globalThis.PEER_COLUMNS.map(columnOf)}</DataTable>
  </List>
);

export const PilgrimEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>{globalThis.PEER_INPUTS.map(inputOf)}</SimpleForm>
  </Edit>
);
