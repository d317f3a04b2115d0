/** Words of rights. */
export const access = {
  entities: {
    role: 'Role |||| Roles',
    permission: 'Permission |||| Permissions',
  },
  fields: {
    role: 'Role',
    permissions: 'Permissions',
  },
  sections: {},
  choices: {},
} as const;
