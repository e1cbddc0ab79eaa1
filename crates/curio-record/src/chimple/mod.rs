//! What Chimple adds to the store: the tables that its historical models have
//! learned.

mod tables;
