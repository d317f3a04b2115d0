/** Rooms by how many sleep in them. */
export const roomTypes = ['single_room', 'double_room', 'triple_room', 'quad_room', 'quint_room'] as const;
